/** Origin of the EmailJS API; the content security policy allows it. */
export const emailJsOrigin = 'https://api.emailjs.com';
