import { isReservedId } from '@foyer/shared/api';
import sanitizeHtml from 'sanitize-html';

const TEXT_TAGS = [
  ...[
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'figure',
    'figcaption',
    'dl',
    'dt',
    'dd',
  ],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'mark',
    'abbr',
    'cite',
    'q',
    'time',
    'span',
    'div',
    'code',
    'pre',
  ],
  ...['img', 'picture', 'source', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'address'],
];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TEXT_TAGS,
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'dir', 'title', 'aria-label', 'aria-hidden', 'role'],
    a: ['href', 'target', 'rel', 'hreflang', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'sizes', 'type', 'media'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    ol: ['start', 'type'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: withoutReservedId(attributes) }),
    // A page opened in a new window must not be able to steer ours.
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes['target'] === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
    }),
  },
};

/** Ids by which the platform finds its own elements are not for content. */
function withoutReservedId({ id, ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return id === undefined || isReservedId(id) ? others : { id, ...others };
}

/** HTML as an editor may write it: text, lists, tables, links and pictures; nothing that runs or styles. */
export function sanitised(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
