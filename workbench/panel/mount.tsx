import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Workbench } from '../workbench.ts';
import dockStyle from './dock.css?inline';
import logStyle from './log.css?inline';
import { Panel } from './Panel.tsx';
import panelStyle from './panel.css?inline';

/**
 * Puts the panel beside the site: in a shadow root, so that neither reaches the other's styles.
 * The site's tokens reach in all the same, being inherited.
 */
export function mountPanel(workbench: Workbench): void {
  const host = document.createElement('div');
  host.id = 'banco-de-pruebas';
  host.dataset.ground = 'dark';
  host.dataset.print = 'hide';
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = panelStyle + dockStyle + logStyle;
  const place = document.createElement('div');
  shadow.append(style, place);
  document.body.append(host);
  createRoot(place).render(
    <StrictMode>
      <Panel workbench={workbench} />
    </StrictMode>,
  );
}
