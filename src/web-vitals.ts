import { onCLS, onINP, onLCP } from 'web-vitals';
import { backendUrl } from './config.ts';

/**
 * Measures how this page load is felt, and tells the backend once, as the page is left or hidden: LCP
 * and INP in milliseconds, CLS, and where the visit began. Nothing in it tells one visitor from
 * another, nothing is stored in the browser, and what fails goes unnoticed.
 *
 * @param route first part of the address, or `home`; the backend knows them (`server/web-vitals/`)
 */
export function reportWebVitals(route: string): void {
  const figures: { lcp?: number; inp?: number; cls?: number } = {};
  onLCP(({ value }) => {
    figures.lcp = Math.round(value);
  });
  onINP(({ value }) => {
    figures.inp = Math.round(value);
  });
  onCLS(({ value }) => {
    figures.cls = Math.round(value * 1000) / 1000;
  });
  // Not `pagehide`, which comes first and, on a phone that is put away, never: the library gives its
  // last figures at this moment, to listeners that stand before this one.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon?.(`${backendUrl}/api/web-vitals`, JSON.stringify({ route, ...figures }));
  });
}
