import { QRCodeSVG } from 'qrcode.react';
import { modules } from './UpiPanel.css.ts';

export interface QrImageProps {
  /** The link that the code holds. */
  link: string;
  /** What the code is for, for people who listen. */
  label: string;
}

/** The code itself, in the colours of what stands around it. */
export function QrImage({ link, label }: QrImageProps) {
  return (
    <QRCodeSVG
      className={modules}
      value={link}
      title={label}
      size={192}
      level="M"
      marginSize={2}
      bgColor="transparent"
      fgColor="currentColor"
    />
  );
}
