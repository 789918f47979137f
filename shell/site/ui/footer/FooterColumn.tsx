import type { ReactNode } from 'react';

interface FooterColumnProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** One block of the footer under its heading. */
export function FooterColumn({ title, className = '', children }: FooterColumnProps) {
  return (
    <div className={`column ${className}`}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
