export { FormCard } from './FormCard.tsx'
export type { FormCardProps } from './FormCard.tsx'
