/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the backend; unset: the site's own. */
  readonly VITE_BACKEND_URL?: string;
  readonly VITE_GRAPHQL_PATH?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
}
