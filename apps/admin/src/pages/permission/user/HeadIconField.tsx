import { ImportButton } from '@sqos/ui-kit/import'
import { Avatar, Button } from '@arco-design/web-react'
import { IconUser } from '@arco-design/web-react/icon'
import { useUploadAvatarMutation } from '@sqos/api-client/current-user'
import { useText } from '@sqos/i18n/react'
import { imageAddress } from '../../../app/image-address.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './User.module.css'

interface HeadIconFieldProps {
  // From the form item: the URL of the image.
  value?: string
  onChange?: (url: string) => void
}

/** 头像: an image that is uploaded at once, and becomes the avatar when the form is saved. */
export function HeadIconField({ value = '', onChange }: HeadIconFieldProps) {
  const { t } = useText(NAMESPACE)
  const [upload, { isLoading }] = useUploadAvatarMutation()

  async function take(file: File) {
    const { data } = await upload({ body: { file } })
    if (data) onChange?.(data.url)
  }

  return (
    <div className={styles.picture}>
      <Avatar size={64} shape="square">
        {value === '' ? <IconUser aria-hidden /> : <img src={imageAddress(value)} alt={t('field.headIcon')} />}
      </Avatar>
      <ImportButton accept=".jpg,.jpeg,.png" busy={isLoading} onFile={(file) => void take(file)}>
        {t('action.upload')}
      </ImportButton>
      {value !== '' && (
        <Button type="text" onClick={() => onChange?.('')}>
          {t('action.removePicture')}
        </Button>
      )}
    </div>
  )
}
