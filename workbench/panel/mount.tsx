import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RequestLog } from '../request-log.ts';
import type { Workbench } from '../workbench.ts';
import controlStyle from './controls.css?inline';
import { Panel } from './Panel.tsx';
import panelStyle from './panel.css?inline';

/**
 * Renders the panel in a shadow root, so that its CSS and the site's do not affect each other. It
 * inherits the site's design tokens.
 */
export function mountPanel(workbench: Workbench, log: RequestLog): void {
  const host = document.createElement('div');
  host.id = 'banco-de-pruebas';
  host.dataset.theme = 'dark';
  host.dataset.print = 'hide';
  host.dataset.aboveBar = '';
  const shadow = host.attachShadow({ mode: 'open' });
  const styleElement = document.createElement('style');
  styleElement.textContent = `${controlStyle}${panelStyle}`;
  const container = document.createElement('div');
  shadow.append(styleElement, container);
  document.body.append(host);
  createRoot(container).render(
    <StrictMode>
      <Panel workbench={workbench} log={log} />
    </StrictMode>,
  );
}
