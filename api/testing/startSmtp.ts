import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** accept, or one of the ways in which a mail server fails. */
export type SmtpMood =
  | 'accept'
  | 'greylist'
  | 'reject-recipient'
  | 'reject-sender'
  | 'reject-relay'
  | 'reject-message'
  | 'reject-reply-to'
  | 'reject-words'
  | 'hang'
  | 'silent'
  | 'drop-after-data';

export interface ReceivedMail extends Email {
  envelopeTo: string[];
}

export interface TestSmtp {
  url: string;
  mood: SmtpMood;
  /** Every message whose DATA arrived, answered or not. */
  received: ReceivedMail[];
  /** Accepts what it got while its mood was silent. */
  answer: () => void;
  stop: () => Promise<void>;
}

export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const unanswered: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom: (_address, _session, callback) => {
      if (sink.mood === 'reject-sender') callback(smtpError(550, 'Sender address is not verified'));
      else if (sink.mood !== 'hang') callback();
    },
    onRcptTo: (_address, _session, callback) => {
      if (sink.mood === 'greylist') callback(smtpError(451, 'Greylisted, try again later'));
      else if (sink.mood === 'reject-relay') callback(smtpError(554, 'Relay access denied'));
      else if (sink.mood === 'reject-recipient') callback(smtpError(550, '5.1.1 No such user here'));
      else callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          if (sink.mood === 'reject-reply-to' && mail.replyTo)
            return callback(smtpError(550, 'Invalid Reply-To header'));
          if (sink.mood === 'reject-words' && mail.text?.includes('order book'))
            return callback(smtpError(554, 'Message looks like spam'));
          if (sink.mood === 'reject-message') return callback(smtpError(554, 'Message refused'));
          received.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
          if (sink.mood === 'drop-after-data') return dropAll(server);
          if (sink.mood === 'silent') return unanswered.push(callback);
          callback();
        });
      });
    },
  });
  // Clients that disconnect halfway are part of the tests.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const sink: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mood: 'accept',
    received,
    answer: () => unanswered.splice(0).forEach((accept) => accept()),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return sink;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function dropAll(server: SMTPServer): void {
  for (const connection of server.connections as Set<{ _socket: { destroy: () => void } }>)
    connection._socket.destroy();
}
