import type { Plugin } from 'vite';
import { company } from '../../src/content/company.ts';
import { emailJsOrigin } from '../../src/lib/emailjs.ts';

/** The settings of a build that decide whom the site asks. */
interface BuildEnvironment {
  VITE_BACKEND_URL?: string | undefined;
  VITE_EMAILJS_PUBLIC_KEY?: string | undefined;
}

/**
 * Writes down, beside the built page, which origins besides its own the site
 * asks and frames, for the content security policy of whoever serves it
 * (`server/http/page-policy.ts`).
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

/** Origins that the scripts ask, and that the page frames: the map, which is asked first whether it answers. */
export function cspOriginsOf({ VITE_BACKEND_URL, VITE_EMAILJS_PUBLIC_KEY }: BuildEnvironment) {
  const map = new URL(company.map.embedUrl).origin;
  return {
    connect: [
      ...(VITE_BACKEND_URL ? [new URL(VITE_BACKEND_URL).origin] : []),
      ...(VITE_EMAILJS_PUBLIC_KEY ? [emailJsOrigin] : []),
      map,
    ],
    frame: [map],
  };
}
