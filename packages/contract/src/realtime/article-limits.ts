/** Longest edit of an article in a frame, in Base64. Apart from the other limits, which every page loads. */
export const MAX_ARTICLE_EDIT = 49_152
