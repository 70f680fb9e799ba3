import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const [USER_IS_PRESENT, USER_IS_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];
/** An elliptic curve (P-256) and its signatures (ES256), as COSE names them. */
const KEY = { type: [1, 2], algorithm: [3, -7], curve: [-1, 1], x: -2, y: -3 } as const;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** As much of CBOR as passkeys are made of. */
const cborNumber = (number: number): Buffer => Buffer.from([number < 0 ? 0x20 + ~number : number]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborMap = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);

/** A key on a device that makes sure of its user: what a browser answers with it to the options of a service. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  /** @param origin of the site that it is for */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** A new passkey (RegistrationResponseJSON). */
  register(challenge: string): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = [Buffer.alloc(16), length, this.#id, this.#coseKey()];
    const data = Buffer.concat([this.#data(HAS_CREDENTIAL), ...credential]);
    const attestation = cborMap(
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap()],
      [cborText('authData'), cborBytes(data)],
    );
    return this.#answer('webauthn.create', challenge, () => ({ attestationObject: base64url(attestation) }));
  }

  /** Logs in (AuthenticationResponseJSON). */
  logIn(challenge: string): object {
    const data = this.#data();
    return this.#answer('webauthn.get', challenge, (clientData) => ({
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey)),
    }));
  }

  #answer(type: string, challenge: string, rest: (clientData: string) => object): object {
    const clientData = JSON.stringify({ type, challenge, origin: this.#origin });
    const id = base64url(this.#id);
    const response = { clientDataJSON: base64url(clientData), ...rest(clientData) };
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data(flags = 0): Buffer {
    const flagged = Buffer.from([USER_IS_PRESENT | USER_IS_VERIFIED | flags]);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), flagged, Buffer.alloc(4)]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));
    return cborMap(
      ...[KEY.type, KEY.algorithm, KEY.curve].map(([name, value]) => [cborNumber(name), cborNumber(value)] as const),
      [cborNumber(KEY.x), coordinate(x)],
      [cborNumber(KEY.y), coordinate(y)],
    );
  }
}
