export const NAMESPACE = 'duty-card'
