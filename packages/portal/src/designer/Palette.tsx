import { Input } from '@arco-design/web-react'
import { IconSearch } from '@arco-design/web-react/icon'
import { useElement } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { useId, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { GROUPS, type KindGroup, type PortalKind } from '../kinds/kind.ts'
import { KindIcon } from '../kinds/KindIcon.tsx'
import { KINDS } from '../kinds/kinds.ts'
import { usePortalServices } from '../view/services.ts'
import { useDesign } from './design-context.ts'
import styles from './Designer.module.css'
import { useDragKind } from './drag.ts'

/** The kinds of parts in groups. A click adds one at the end; it can be dragged to its place. */
export function Palette() {
  const { t } = useText(NAMESPACE)
  const [wanted, setWanted] = useState('')
  const word = wanted.trim().toLowerCase()
  const { emails, frameAddress } = usePortalServices()
  // Kinds whose service the application does not have would only say so.
  const missing = new Set([...(emails ? [] : ['email']), ...(frameAddress ? [] : ['iframe'])])
  const offered = KINDS.filter(({ name, isOld }) => isOld !== true && !missing.has(name))
  const groups = GROUPS.map((group) => ({
    group,
    kinds: offered.filter((kind) => kind.group === group && t(`kind.${kind.name}`).toLowerCase().includes(word)),
  }))
  return (
    <aside className={styles.palette} aria-label={t('palette.label')}>
      <Input
        allowClear
        prefix={<IconSearch aria-hidden="true" />}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        value={wanted}
        onChange={setWanted}
      />
      {groups.every(({ kinds }) => kinds.length === 0) && <p className={styles.note}>{t('palette.nothing')}</p>}
      {groups.map(({ group, kinds }) => kinds.length > 0 && <Group key={group} group={group} kinds={kinds} />)}
    </aside>
  )
}

function Group({ group, kinds }: { group: KindGroup; kinds: readonly PortalKind[] }) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {t(`group.${group}`)}
      </h2>
      <ul className={styles.kinds}>
        {kinds.map(({ name }) => (
          <li key={name}>
            <KindButton name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function KindButton({ name }: { name: string }) {
  const { t } = useText(NAMESPACE)
  const { design } = useDesign()
  const [element, ref] = useElement<HTMLButtonElement>()
  useDragKind(element, name)
  const title = t(`kind.${name}`)
  return (
    <button ref={ref} type="button" className={styles.kind} title={title} onClick={() => design.add(name, title)}>
      <KindIcon name={name} />
      <span className={styles.kindName}>{title}</span>
    </button>
  )
}
