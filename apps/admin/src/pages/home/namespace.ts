export const NAMESPACE = 'page-home'
