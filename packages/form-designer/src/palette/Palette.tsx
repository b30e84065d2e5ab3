import { Input } from '@arco-design/web-react'
import { IconLink, IconSearch, IconTags } from '@arco-design/web-react/icon'
import { type KindGroup, type PaletteEntry, paletteEntries } from '@sqos/form-model'
import { KindIcon } from '@sqos/form-widgets/sketches'
import { type MatchPinyin, nameMatcher, pinyinFor } from '@sqos/form-widgets/search'
import { useText } from '@sqos/i18n/react'
import { type ComponentType, useId, useRef, useState } from 'react'
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
  const matches = ({ name, textKey, kind }: PaletteEntry) =>
    isWanted({ name: nameOf(textKey), code: `${name} ${kind.label}` })
  const store = useDesignerStore()
  const groups = GROUPS.map((group) => ({ group, entries: paletteEntries(group).filter(matches) }))

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
          const [first] = groups.flatMap(({ entries }) => entries)
          if (event.key === 'Enter' && wanted.trim() !== '' && first) store.add(first.kind)
          // The title of the added component: the focus comes back with Enter.
          if (event.key === 'F2') store.rename()
        }}
        onFocus={() => void pinyinFor('a').then((match) => setMatchPinyin(() => match))}
      />
      {groups.every(({ entries }) => entries.length === 0) && <p className={styles.nothing}>{t('palette.nothing')}</p>}
      {groups.map(({ group, entries }) => entries.length > 0 && <Group key={group} group={group} entries={entries} />)}
    </div>
  )
}

function Group({ group, entries }: { group: KindGroup; entries: readonly PaletteEntry[] }) {
  const { t } = useText('formModel')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`group.${group}`)}
      </h2>
      <ul className={styles.kinds}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <KindButton entry={entry} name={t(entry.textKey)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Icons of presets; others have the icon of their kind. */
const PRESET_ICONS: Readonly<Record<string, ComponentType>> = {
  link: IconLink,
  tags: IconTags,
  percent: () => <span className={styles.glyph}>%</span>,
  currency: () => <span className={styles.glyph}>¥</span>,
}

function EntryIcon({ entry }: { entry: PaletteEntry }) {
  const Icon = PRESET_ICONS[entry.name]
  return Icon ? <Icon /> : <KindIcon kind={entry.kind.name} />
}

function KindButton({ entry, name }: { entry: PaletteEntry; name: string }) {
  const store = useDesignerStore()
  const ref = useRef<HTMLButtonElement>(null)
  useDragKind(ref, entry.name)
  return (
    <button
      ref={ref}
      type="button"
      className={styles.kind}
      title={name}
      onClick={({ detail }) => {
        store.add(entry.kind)
        // After a click the title can be typed at once; by keyboard F2 begins it.
        if (detail > 0) store.rename()
      }}
      onKeyDown={({ key }) => key === 'F2' && store.rename()}
    >
      <span className={styles.icon} aria-hidden="true">
        <EntryIcon entry={entry} />
      </span>
      <span className={styles.name}>{name}</span>
    </button>
  )
}
