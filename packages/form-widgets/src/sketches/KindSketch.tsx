import { IconQuestionCircle } from '@arco-design/web-react/icon'
import { asText } from '@sqos/form-model'
import type { KindSketch, SketchProps } from './define-sketch.ts'
import styles from './Sketch.module.css'
import { SKETCHES } from './sketches.generated.ts'

const sketchOf = (kind: string): KindSketch | undefined => (Object.hasOwn(SKETCHES, kind) ? SKETCHES[kind] : undefined)

/** The icon of a kind; a question mark for an unknown kind. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = sketchOf(kind)?.Icon ?? IconQuestionCircle
  return <Icon />
}

/** A light drawing of a component, for canvases with hundreds of them. */
export function ItemSketch(props: SketchProps) {
  const { Sketch, End } = sketchOf(props.item.kind.name) ?? {}
  return (
    <div className={styles.sketch} aria-hidden="true">
      {Sketch ? (
        <Sketch {...props} />
      ) : (
        <span className={styles.box}>
          <span className={styles.placeholder}>{asText(props.item.node.placeholder) ?? ''}</span>
          {End && <End />}
        </span>
      )}
    </div>
  )
}
