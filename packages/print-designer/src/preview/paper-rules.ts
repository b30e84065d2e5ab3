/** Name of the page rule of a paper. */
const nameOf = (index: number) => `sheet-${index}`

/** Gives each page the paper on which it was drawn. Returns the style sheet with the sizes of the papers. */
export function setPapers(pages: readonly HTMLElement[]): string {
  const papers = [...new Set(pages.map(({ dataset }) => dataset['paper'] ?? ''))]
  for (const page of pages) page.style.setProperty('page', nameOf(papers.indexOf(page.dataset['paper'] ?? '')))
  const sizes = papers.map(
    (paper, index) => `@page ${nameOf(index)} { size: ${paper.replace('x', 'mm ')}mm; margin: 0; }`,
  )
  return [...sizes, '@page { margin: 0; }'].join('\n')
}

/** Waits for the pictures of pages; one that does not load stays empty, without the sign of a broken picture. */
export const waitForPictures = (root: ParentNode): Promise<unknown> =>
  Promise.all(
    [...root.querySelectorAll('img')].map((picture) =>
      picture.decode().catch(() => {
        picture.style.visibility = 'hidden'
      }),
    ),
  )
