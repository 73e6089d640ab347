import type { Plugin } from 'vite';
import { company } from '../../src/content/company.ts';
import { emailJsOrigin } from '../../src/lib/emailjs.ts';

interface BuildEnvironment {
  VITE_BACKEND_URL?: string;
  VITE_EMAILJS_PUBLIC_KEY?: string;
}

/**
 * Writes `.csp-origins.json` into the build: the other origins that the site connects to and frames,
 * for the content security policy of the server (`server/http/page-policy.ts`).
 */
export function cspOrigins(): Plugin {
  let environment: BuildEnvironment = {};
  return {
    name: 'csp-origins',
    apply: 'build',
    configResolved: ({ env }) => {
      environment = env;
    },
    generateBundle() {
      const source = JSON.stringify(cspOriginsOf(environment));
      this.emitFile({ type: 'asset', fileName: '.csp-origins.json', source });
    },
  };
}

export function cspOriginsOf({ VITE_BACKEND_URL, VITE_EMAILJS_PUBLIC_KEY }: BuildEnvironment) {
  // Home connects to the map's origin before it frames the map, to check that it answers.
  const map = new URL(company.map.embedUrl).origin;
  const backend = VITE_BACKEND_URL ? [new URL(VITE_BACKEND_URL).origin] : [];
  const email = VITE_EMAILJS_PUBLIC_KEY ? [emailJsOrigin] : [];
  return { connect: [...backend, ...email, map], frame: [map] };
}
