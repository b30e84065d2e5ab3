export { ItemSketch, KindIcon } from './KindSketch.tsx'
export type { KindSketch, SketchProps } from './define-sketch.ts'
