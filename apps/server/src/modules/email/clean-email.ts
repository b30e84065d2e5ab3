import sanitizeHtml from 'sanitize-html'

/** Elements of mails that show something and can do nothing. */
const TAGS = (
  'p div span h1 h2 h3 h4 h5 h6 blockquote pre code hr br ul ol li dl dt dd strong b em i u s del ins strike sub sup small big ' +
  'font center a img table caption colgroup col thead tbody tfoot tr th td section article header footer figure figcaption'
).split(' ')

const SHARED = ['style', 'dir', 'lang', 'title', 'align', 'valign', 'bgcolor', 'width', 'height']

/** Properties that cannot cover other parts of the page, and load nothing. */
const PROPERTIES = (
  'color background-color font font-family font-size font-style font-weight font-variant line-height letter-spacing word-spacing ' +
  'text-align text-decoration text-indent text-transform vertical-align white-space word-break overflow-wrap direction ' +
  'margin margin-top margin-right margin-bottom margin-left padding padding-top padding-right padding-bottom padding-left ' +
  'border border-top border-right border-bottom border-left border-color border-style border-width border-radius ' +
  'border-collapse border-spacing table-layout width height max-width min-width max-height min-height display float clear ' +
  'list-style-type opacity'
).split(' ')

/** No function but colours: `url()` would load something, whatever its spelling. */
const VALUE = /^(?!.*(?:url|image|expression|var|attr|env)\s*\()[^\\<>{};@]{1,300}$/is

const PICTURE = /^data:image\/(png|jpeg|gif|webp|bmp);base64,/i
const REMOTE = /^(https?:)?\/\//i
const LINK = /^(https?:\/\/|mailto:|tel:)/i

/** Depth of elements: browsers lay out deeper ones slowly. */
const MAX_DEPTH = 200

interface CleanOptions {
  /** Addresses of the pictures in the mail, by Content-ID. */
  pictures: ReadonlyMap<string, string>
  /** Whether pictures from other servers are shown. */
  showsImages: boolean
}

/** HTML of a mail for display: nothing active, nothing that loads without consent. */
export interface CleanEmail {
  html: string
  /** Number of pictures from other servers that were left out. */
  blocked: number
}

/** Sanitises the HTML of a mail. */
export function cleanEmail(html: string, { pictures, showsImages }: CleanOptions): CleanEmail {
  let blocked = 0

  function sourceOf(src: string): string | undefined {
    const address = src.trim()
    if (/^cid:/i.test(address)) return pictures.get(contentIdOf(address.slice(4)))
    if (PICTURE.test(address)) return address
    if (!REMOTE.test(address)) return undefined
    if (showsImages) return address.startsWith('//') ? `https:${address}` : address
    blocked += 1
    return undefined
  }

  const clean = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': SHARED,
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'border', 'hspace', 'vspace'],
      font: ['color', 'face', 'size'],
      ol: ['start', 'type'],
      table: ['border', 'cellpadding', 'cellspacing'],
      col: ['span'],
      colgroup: ['span'],
      th: ['colspan', 'rowspan', 'nowrap'],
      td: ['colspan', 'rowspan', 'nowrap'],
    },
    allowedStyles: { '*': Object.fromEntries(PROPERTIES.map((property) => [property, [VALUE]])) },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    // Their contents are no text of the mail.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head', 'xml', 'svg', 'math', 'object'],
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(LINK.test(href.trim()) && { href: href.trim() }),
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        },
      }),
      img: (tagName, { src = '', ...attribs }) => {
        const source = sourceOf(src)
        return { tagName, attribs: { ...attribs, ...(source !== undefined && { src: source }) } }
      },
    },
    // A picture without a source would be drawn as a broken one.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined && !attribs['alt'],
  })
  return { html: clean.trim(), blocked }
}

/** A Content-ID as it is compared: decoded, without brackets. */
export const contentIdOf = (value: string): string => {
  const plain = value.trim().replaceAll(/^<|>$/g, '')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
