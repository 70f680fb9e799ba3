import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server stop without waiting for anything but answers under way. Node waits for more: for connections that browsers have opened
 * ahead and never used, more than a minute, and for those whose last answer has just ended.
 * @returns to be called when the server begins to stop
 */
export function promptClose(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    server.keepAliveTimeout = 1;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}
