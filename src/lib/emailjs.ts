/** Where EmailJS takes messages; the policy of the built site allows it by the same name. */
export const emailJsOrigin = 'https://api.emailjs.com';
