import { PROCEED } from '../../layout/info-layer/plain-notices.tsx';

/** The longest that the runtime waits for an idle moment, in milliseconds. */
const IDLE_LIMIT_MS = 2000;

/** Marks the document of a browser that is too old for our scripts (ES2022): in words that such a browser understands. */
const MARK_OLD = 'if(!Object.hasOwn)document.documentElement.className="unsupported"';

/**
 * Starts the page’s runtime when the browser is idle after its first frame, or at the visitor's first touch, whichever is first:
 * what the server sent is painted before half a megabyte of script is read. A browser that is too old for it starts it
 * only when its visitor wants to go on all the same.
 * @param scripts addresses, in order; preloaded, so that starting them asks for nothing.
 */
export function bootScript(scripts: string[], nonce: string): string {
  const code =
    `(()=>{let n=0;const t=["pointerdown","keydown","touchstart"],` +
    `go=()=>{if(n++)return;for(const e of t)removeEventListener(e,go);` +
    `for(const u of ${JSON.stringify(scripts)}){const s=document.createElement("script");s.src=u;s.async=false;document.head.append(s)}};` +
    `if(!Object.hasOwn)return document.addEventListener("click",e=>e.target.closest("[${PROCEED}]")&&go());` +
    `for(const e of t)addEventListener(e,go,{passive:true});` +
    `window.requestIdleCallback?requestAnimationFrame(()=>requestIdleCallback(go,{timeout:${IDLE_LIMIT_MS}})):addEventListener("load",()=>setTimeout(go,1))})()`;
  return `<script nonce="${nonce}">${MARK_OLD}</script><script nonce="${nonce}">${code}</script>`;
}
