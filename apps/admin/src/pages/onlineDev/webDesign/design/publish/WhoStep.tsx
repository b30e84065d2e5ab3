import { PAGES } from '@sqos/contract'
import { asText, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { AsPerson } from '../../../../../parts/authority/face/AsPerson.tsx'
import { usePagePermission } from '../../../../../parts/page-route/use-page-permission.ts'
import { NAMESPACE } from '../catalogue.ts'
import { type Holder, keyOfHolder, type Level, LEVELS, withLevel } from './holders.ts'
import styles from './Publish.module.css'
import { useHolderChoices } from './use-holder-choices.ts'

interface HoldersProps {
  holders: readonly Holder[]
  onChange: (holders: readonly Holder[]) => void
}

const TYPES = ['Role', 'Organize', 'User'] as const

interface WhoStepProps extends HoldersProps {
  /** Menu entry of the published page. */
  menuId: string | undefined
  /** Renders the page of a user after the next publication; undefined when nothing would change. */
  renderNext: ((userId: string) => ReactNode) | undefined
}

/** Who may use the page: for each level, roles, departments and people. */
export function WhoStep({ holders, menuId, renderNext, onChange }: WhoStepProps) {
  const { t } = useText(NAMESPACE)
  const mayViewAs = usePagePermission()(PAGES.authority, 'btn_viewAs')
  const sources = useHolderChoices()
  const custom = holders.filter(({ level }) => level === 'custom')
  return (
    <section className={styles.step} aria-label={t('step.who')}>
      <div className={styles.card}>
        <h2 className={styles.heading}>{t('who.title')}</h2>
        <p className={styles.help}>{t('who.help')}</p>
        {LEVELS.map((level) => (
          <LevelField key={level} level={level} holders={holders} sources={sources} onChange={onChange} />
        ))}
        {custom.length > 0 && (
          <p className={styles.help}>{t('who.custom', { names: custom.map(({ fullName }) => fullName).join('、') })}</p>
        )}
      </div>
      {mayViewAs && <AsPerson menuId={menuId} renderNext={renderNext} />}
    </section>
  )
}

interface LevelFieldProps extends HoldersProps {
  level: Level
  /** Label; default: what the level allows. */
  label?: string | undefined
  sources: ReturnType<typeof useHolderChoices>
}

/** The roles, departments and people with a level. */
export function LevelField({ level, label, holders, sources, onChange }: LevelFieldProps) {
  const { t } = useText(NAMESPACE)
  const name = label ?? t(`who.level.${level}`)
  const id = useId()
  const chosen = holders.filter((holder) => holder.level === level)
  const frame = useRef<HTMLDivElement>(null)
  // The inner input of the select has only a placeholder, which disappears with the first choice.
  useEffect(() => frame.current?.querySelector('input')?.setAttribute('aria-label', name))
  // Chosen people stay options, although the search has moved on.
  const known = new Map([...chosen.map((holder) => [keyOfHolder(holder), holder] as const), ...sources.byKey])
  const options = [...known.values()]
  return (
    <div ref={frame} className={styles.level}>
      <label htmlFor={id} className={styles.levelName}>
        {name}
        <span className={styles.help}>{t(`who.levelHelp.${level}`)}</span>
      </label>
      <Select
        id={id}
        aria-label={name}
        mode="multiple"
        allowClear
        showSearch
        placeholder={t('who.placeholder')}
        value={chosen.map(keyOfHolder)}
        onSearch={sources.search}
        filterOption={(typed, { props }) => {
          const holder = known.get(asText(own(props, 'value')) ?? '')
          // The server has searched people by pinyin too.
          return holder?.objectType === 'User' || (holder?.fullName ?? '').toLowerCase().includes(typed.toLowerCase())
        }}
        onChange={(keys: string[]) =>
          onChange(
            withLevel(
              holders,
              level,
              keys.flatMap((key) => known.get(key) ?? []),
            ),
          )
        }
      >
        {TYPES.map((type) => {
          const ofType = options.filter(({ objectType }) => objectType === type)
          return (
            ofType.length > 0 && (
              <Select.OptGroup key={type} label={t(`who.type.${type}`)}>
                {ofType.map((holder) => (
                  <Select.Option key={keyOfHolder(holder)} value={keyOfHolder(holder)}>
                    {holder.fullName}
                  </Select.Option>
                ))}
              </Select.OptGroup>
            )
          )
        })}
      </Select>
    </div>
  )
}
