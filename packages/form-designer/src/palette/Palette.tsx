import { Input } from '@arco-design/web-react'
import { IconSearch } from '@arco-design/web-react/icon'
import { type Kind, type KindGroup, paletteOf } from '@sqos/form-model'
import { KindIcon } from '@sqos/form-widgets/sketches'
import { type MatchPinyin, nameMatcher, pinyinFor } from '@sqos/form-widgets/search'
import { useText } from '@sqos/i18n/react'
import { useId, useRef, useState } from 'react'
import { useDragKind } from '../canvas/drag.ts'
import { NAMESPACE } from '../catalogue.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './Palette.module.css'

const GROUPS: readonly KindGroup[] = ['basic', 'advanced', 'system', 'layout']

/** The kinds of fields in four groups. Users drag a kind to the canvas or add it after the selection with Enter. */
export function Palette() {
  const { t } = useText(NAMESPACE)
  const { t: nameOf } = useText('formModel')
  const [wanted, setWanted] = useState('')
  const [matchPinyin, setMatchPinyin] = useState<MatchPinyin>()
  const isWanted = nameMatcher(wanted, matchPinyin)
  const matches = ({ name }: Kind) => isWanted({ name: nameOf(`kind.${name}`), code: name })
  const store = useDesignerStore()
  const groups = GROUPS.map((group) => ({ group, kinds: paletteOf(group).filter(matches) }))

  return (
    <div className={styles.palette}>
      <Input
        allowClear
        prefix={<IconSearch aria-hidden="true" />}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        value={wanted}
        onChange={setWanted}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const [first] = groups.flatMap(({ kinds }) => kinds)
          if (event.key === 'Enter' && wanted.trim() !== '' && first) store.add(first)
          // The title of the added component: the focus comes back with Enter.
          if (event.key === 'F2') store.rename()
        }}
        onFocus={() => void pinyinFor('a').then((match) => setMatchPinyin(() => match))}
      />
      {groups.every(({ kinds }) => kinds.length === 0) && <p className={styles.nothing}>{t('palette.nothing')}</p>}
      {groups.map(({ group, kinds }) => kinds.length > 0 && <Group key={group} group={group} kinds={kinds} />)}
    </div>
  )
}

function Group({ group, kinds }: { group: KindGroup; kinds: readonly Kind[] }) {
  const { t } = useText('formModel')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`group.${group}`)}
      </h2>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.name}>
            <KindButton kind={kind} name={t(`kind.${kind.name}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function KindButton({ kind, name }: { kind: Kind; name: string }) {
  const store = useDesignerStore()
  const ref = useRef<HTMLButtonElement>(null)
  useDragKind(ref, kind)
  return (
    <button
      ref={ref}
      type="button"
      className={styles.kind}
      title={name}
      onClick={({ detail }) => {
        store.add(kind)
        // After a click the title can be typed at once; by keyboard F2 begins it.
        if (detail > 0) store.rename()
      }}
      onKeyDown={({ key }) => key === 'F2' && store.rename()}
    >
      <span className={styles.icon} aria-hidden="true">
        <KindIcon kind={kind.name} />
      </span>
      <span className={styles.name}>{name}</span>
    </button>
  )
}
