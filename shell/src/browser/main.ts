/**
 * The shell in the browser. Its code is one file, but not one task: each step below is evaluated when it is imported,
 * and between them the browser answers the visitor. What is imported here at the top is evaluated at once: keep it small.
 */
import { nextTask } from '@foyer/shared/browser';
import { registerWorker } from './register-worker.ts';

const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ 'mobx-react-lite'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["openingHoursLabel"] */ '../layout/opening-hours/opening-hours-label.ts'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["Top", "Bottom"] */ '../layout/index.ts'),
];

async function start(): Promise<void> {
  for (const evaluate of steps) {
    await nextTask();
    await evaluate();
  }
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.ts');
  await nextTask();
  await startShell();
  registerWorker();
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
else void start();
