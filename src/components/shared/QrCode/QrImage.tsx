import { QRCodeSVG } from 'qrcode.react';
import { modules } from './QrCode.css.ts';

export interface QrImageProps {
  link: string;
  label: string;
}

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
