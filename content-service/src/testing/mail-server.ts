import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eventually } from '@foyer/shared/eventually';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** To whom it was handed over, whatever its headers say. */
  recipients: string[];
  /** As it came over the line. */
  raw: string;
  mail: Email;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** The first `count` mails, once they are there. */
  receives: (count: number) => Promise<ReceivedMail[]>;
  stop: () => Promise<void>;
}

/** A real SMTP server on this machine. Addresses that begin with `nobody` are unknown to it. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const isUnknown = address.startsWith('nobody');
      callback(isUnknown ? Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 }) : null);
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          received.push({ recipients: envelope.rcptTo.map(({ address }) => address), raw: raw.toString(), mail });
          callback();
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const receives = async (count: number): Promise<ReceivedMail[]> => {
    await eventually(() => received.length >= count, { what: `the arrival of ${count} mails` });
    return received;
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    receives,
    stop: () => new Promise((done) => server.close(done)),
  };
}
