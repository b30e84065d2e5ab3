export { FullscreenArea } from './FullscreenArea.tsx'
export type { FullscreenAreaProps } from './FullscreenArea.tsx'
export { FullscreenToggle } from './FullscreenToggle.tsx'
export type { FullscreenToggleProps } from './FullscreenToggle.tsx'
