import sanitizeHtml from 'sanitize-html'

/** Elements, attributes and styles that the rich text editor of `@sqos/form-widgets` writes; its view allows the same. */
const TAGS = (
  'p div h1 h2 h3 h4 h5 h6 blockquote pre hr br ul ol li span strong b em i u s del code sub sup a img ' +
  'table thead tbody tr th td'
).split(' ')
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d.,%/\sdeg]{3,40}\))$/i
const LENGTH = /^\d{1,3}(\.\d{1,3})?(px|pt|em|rem|%)$/i
const ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,/i

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['style', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      color: [COLOR],
      'background-color': [COLOR],
      'font-size': [LENGTH],
      'text-align': [/^(left|right|center|justify|start|end)$/i],
      'padding-inline-start': [LENGTH],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(ADDRESS.test(href.trim()) && { href }),
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
      },
    }),
    img: (tagName, { src = '', ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...((ADDRESS.test(src.trim()) || PICTURE.test(src.trim())) && { src }) },
    }),
  },
}

/** Sanitises HTML of users before it is stored: removes active content, foreign addresses and other formatting. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim()

/** Whether HTML shows nothing: no text and no picture. */
export const isEmptyHtml = (html: string): boolean =>
  !html.includes('<img') &&
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll(/[\s\u00a0]|&nbsp;/g, '') === ''

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML that shows it. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
