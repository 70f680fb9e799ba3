/** Windows of the same browser tell each other on this channel that somebody is logged in. */
const CHANNEL = 'foyer.session';

/** Tells all other windows of this browser. */
export function tellLoggedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('logged-in');
  channel.close();
}

/** @returns a function that ends listening */
export function hearLoggedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
