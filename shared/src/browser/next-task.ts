interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Ends the current task and goes on in another, so that the browser can answer the visitor in between: long work is done
 * in short tasks. Where browsers can, the rest comes before other waiting work.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
