/** Longest edit of an article in a frame, in Base64. Apart from the other limits, which every page loads. */
export const MAX_ARTICLE_EDIT = 49_152

/**
 * Version of the nodes and formatting that articles of several people have. Increase it whenever one is added: pages that were loaded before
 * would delete what they do not know, and have to be loaded again. What the version has is an entry of `ARTICLE_CONTENT`.
 */
export const ARTICLE_SCHEMA = 1

/** Names of nodes and formatting by version, in the order of the alphabet. Entries never change; a new version is a new entry. */
export const ARTICLE_CONTENT: Readonly<Record<number, { nodes: readonly string[]; marks: readonly string[] }>> = {
  1: {
    nodes: [
      'blockquote',
      'bulletList',
      'codeBlock',
      'doc',
      'hardBreak',
      'heading',
      'horizontalRule',
      'image',
      'listItem',
      'orderedList',
      'paragraph',
      'table',
      'tableCell',
      'tableHeader',
      'tableRow',
      'text',
      'variable',
    ],
    marks: ['bold', 'code', 'comment', 'italic', 'letters', 'link', 'strike', 'underline'],
  },
}
