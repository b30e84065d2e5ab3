/** Elements that stay on one page. */
const WHOLE = new Set(['IMG', 'SVG', 'TR', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HR', 'BR'])

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** An empty page that content can be put into. */
export interface EmptyPage {
  /** Content goes here; its height is the height that content may have. */
  body: HTMLElement
  /** Frames go here: they take no room from the content. */
  frames: HTMLElement
}

/**
 * Puts content on pages. Tables break between rows and repeat their head; texts break between words;
 * pictures and headings stay whole. Yields every page when it is full. Pages must be in the document, because they are
 * measured.
 */
export function* paginate<Page extends EmptyPage>(content: Node, addPage: () => Page): Generator<Page> {
  let page = addPage()
  /** Source elements that are open, outermost first, with their copies on this page. */
  const open: { source: Element; copy: Element }[] = []

  const target = () => open.at(-1)?.copy ?? page.body
  const isOver = () => page.body.scrollHeight > page.body.clientHeight + 1
  const isEmptyPage = () => !page.frames.hasChildNodes() && (!page.body.hasChildNodes() || !hasContent(page.body))

  function* next(): Generator<Page> {
    const full = page
    const chain = open.map(({ source }) => source)
    open.length = 0
    for (const copy of full.body.querySelectorAll('[data-opened]')) {
      copy.removeAttribute('data-opened')
      if (!hasContent(copy)) copy.remove()
    }
    page = addPage()
    yield full
    for (const source of chain) enter(source)
  }

  function enter(source: Element) {
    const copy = source.cloneNode(false)
    if (!(copy instanceof Element)) return
    copy.setAttribute('data-opened', '')
    target().append(copy)
    if (source instanceof HTMLTableElement)
      for (const part of source.children) if (/^(COLGROUP|THEAD)$/.test(part.tagName)) copy.append(part.cloneNode(true))
    open.push({ source, copy })
  }

  function leave() {
    open.pop()?.copy.removeAttribute('data-opened')
  }

  function* place(node: Node): Generator<Page> {
    if (isBreak(node)) {
      if (!isEmptyPage()) yield* next()
      return
    }
    if (isFrame(node)) return page.frames.append(node.cloneNode(true))
    if (!isLong(node)) {
      const copy = node.cloneNode(true)
      target().append(copy)
      if (!isOver()) return
      copy.parentNode?.removeChild(copy)
    }
    if (node instanceof Text) {
      yield* placeText(node)
    } else if (node instanceof Element && !WHOLE.has(node.tagName.toUpperCase()) && node.hasChildNodes()) {
      enter(node)
      for (const child of node.childNodes) {
        const isRepeated =
          node instanceof HTMLTableElement && child instanceof HTMLElement && /^(COLGROUP|THEAD)$/.test(child.tagName)
        if (!isRepeated) yield* place(child)
      }
      leave()
    } else {
      if (!isEmptyPage()) yield* next()
      target().append(node.cloneNode(true))
    }
  }

  /** Puts as many words as fit on each page. */
  function* placeText({ data }: Text): Generator<Page> {
    const letters = Array.from(words.segment(data), ({ segment }) => segment)
    let from = 0
    while (from < letters.length) {
      const text = document.createTextNode('')
      target().append(text)
      let [fits, tooMany] = [0, letters.length - from + 1]
      while (tooMany - fits > 1) {
        const middle = (fits + tooMany) >> 1
        text.data = letters.slice(from, from + middle).join('')
        if (isOver()) tooMany = middle
        else fits = middle
      }
      // One word on an empty page always fits, however small the page is.
      if (fits === 0 && isEmptyPage()) fits = 1
      text.data = letters.slice(from, from + fits).join('')
      if (fits === 0) text.remove()
      from += fits
      if (from < letters.length) yield* next()
    }
  }

  for (const node of content.childNodes) yield* place(node)
  for (const copy of page.body.querySelectorAll('[data-opened]')) copy.removeAttribute('data-opened')
  yield page
}

const isBreak = (node: Node): boolean => node instanceof HTMLElement && node.dataset['pageBreak'] !== undefined

/** Number of parts above which an element is divided without being measured as a whole, which takes long for a thousand rows. */
const MANY = 60

/** Whether an element is divided in any case: a table or a list of many rows. */
const isLong = (node: Node): boolean =>
  node instanceof Element && !WHOLE.has(node.tagName.toUpperCase()) && node.querySelectorAll('tr, li, p').length > MANY

const isFrame = (node: Node): boolean => node instanceof HTMLElement && node.dataset['frame'] !== undefined

/** Whether an element shows something; the repeated head of a table alone does not count. */
function hasContent(element: Element): boolean {
  if ([...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')) return true
  return [...element.children].some(
    (child) =>
      !/^(COLGROUP|THEAD)$/.test(child.tagName) && (/^(img|svg|hr|tr)$/i.test(child.tagName) || hasContent(child)),
  )
}
