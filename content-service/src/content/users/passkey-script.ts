/** Where the login page has its script. */
export const PASSKEY_SCRIPT = '/admin/login/passkey.js';

/**
 * Shows the button of the login page to browsers that have passkeys, and answers with one when it is pressed. Without the
 * script there is the password.
 */
export const passkeyScript = `const button = document.querySelector('[data-passkey]');
const said = document.querySelector('[data-passkey-said]');
if (button && globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) button.parentElement.hidden = false;
const send = async (path, body) => {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};
button?.addEventListener('click', async () => {
  said.textContent = '';
  button.disabled = true;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await send('/admin/login/passkey/options', {}));
    const credential = await navigator.credentials.get({ publicKey });
    const { next } = await send('/admin/login/passkey', { response: credential.toJSON(), next: button.dataset.passkey });
    location.assign(next);
  } catch (error) {
    button.disabled = false;
    // Whoever has closed the browser's dialog knows it.
    if (error.name !== 'NotAllowedError') said.textContent = button.dataset.failed;
  }
});
`;
