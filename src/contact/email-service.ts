import { backendUrl } from '../config.ts';
import { emailJsOrigin } from '../lib/emailjs.ts';

/** Account at the e-mail service; without keys the backend stands in for it. */
export const emailService = {
  origin: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ? emailJsOrigin : backendUrl,
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? 'local',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? 'local',
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? 'local',
} as const;
