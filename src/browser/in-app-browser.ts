/**
 * Whether the site runs in the browser inside another app (WebView), which neither prints nor saves
 * files and reports no error. Such apps for iOS omit Safari's name.
 */
export function isInAppBrowser(): boolean {
  const { userAgent } = navigator;
  return (
    /; wv\)|FBA[NV]\/|Instagram/.test(userAgent) ||
    (/iPhone|iPad/.test(userAgent) && !/ Safari\//.test(userAgent))
  );
}
