/** Longest edit of an article in a frame, in Base64. Apart from the other limits, which every page loads. */
export const MAX_ARTICLE_EDIT = 49_152

/**
 * Version of the nodes and formatting that articles of several people have. Increase it whenever one is added: pages that were loaded before
 * would delete what they do not know, and have to be loaded again.
 */
export const ARTICLE_SCHEMA = 1
