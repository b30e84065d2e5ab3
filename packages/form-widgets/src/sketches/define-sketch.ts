import type { FormItem } from '@sqos/form-model'
import type { ComponentType } from 'react'

/** Props of a sketch. */
export interface SketchProps {
  item: FormItem
  /** Texts of the designer. */
  texts: { given: string; noExpression: string }
}

/** How the designer shows a kind: `<folder>/<kind>.sketch.tsx`. */
export interface KindSketch {
  /** Icon in palette and outline. */
  Icon: ComponentType
  /** Drawing on the canvas; default: an empty box with the placeholder. */
  Sketch: ComponentType<SketchProps> | undefined
  /** Icon at the end of the default box. */
  End: ComponentType | undefined
}

type SketchParts = Pick<KindSketch, 'Icon'> & Partial<KindSketch> & { kind: string }

/** Registers icon and sketch of a kind; `pnpm generate` reads the kind. */
export const defineSketch = ({ Icon, Sketch, End }: SketchParts): KindSketch => ({ Icon, Sketch, End })
