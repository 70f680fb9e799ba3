import { PROCEED } from '../../layout/info-layer/plain-notices.tsx';
import { escapeJson } from './escape.ts';
import type { PinnedScript } from './preloads.ts';

/** The longest that the runtime waits for an idle moment, in milliseconds. */
const IDLE_LIMIT_MS = 2000;

/** Marks the document of a browser that is too old for our scripts (ES2022): in words that such a browser understands. */
const MARK_OLD = 'if(!Object.hasOwn)document.documentElement.className="unsupported"';

const list = (scripts: PinnedScript[]): string => escapeJson(JSON.stringify(scripts));

/**
 * The scripts that start the page's runtime when the first frame is painted and the browser is idle, or at the visitor's
 * first touch, whichever is first: until then the line and the processor belong to what is read. All scripts are asked for
 * at once. A browser that is too old for them starts them only when its visitor wants to go on all the same.
 * @param scripts the runtime's, in the order in which they run.
 * @param ahead what the runtime will ask for.
 */
export function bootScripts(scripts: PinnedScript[], ahead: PinnedScript[]): string[] {
  const code =
    `(()=>{let n=0;const t=["pointerdown","keydown","touchstart"],` +
    `add=(k,o)=>document.head.append(Object.assign(document.createElement(k),o)),` +
    `go=()=>{if(n++)return;for(const e of t)removeEventListener(e,go);` +
    `for(const[src,integrity]of ${list(scripts)})add("script",{src,integrity:integrity||"",async:false,fetchPriority:"low"});` +
    // Without CORS, as entries and chunks of the same origin are loaded: another mode would fetch each a second time.
    `for(const[href,integrity]of ${list(ahead)})add("link",{rel:"preload",as:"script",href,integrity:integrity||"",fetchPriority:"low"})};` +
    `if(!Object.hasOwn)return document.addEventListener("click",e=>e.target.closest("[${PROCEED}]")&&go());` +
    `for(const e of t)addEventListener(e,go,{passive:true});` +
    `requestAnimationFrame(()=>requestAnimationFrame(()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:${IDLE_LIMIT_MS}}):setTimeout(go,1)))})()`;
  return [MARK_OLD, code];
}
