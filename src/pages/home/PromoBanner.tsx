import { type BannerSlide, bannerPicture, bannerSlides } from '../../content/banners.ts';
import { bannerName } from '../../content/home.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { timings } from '../../lib/limits.ts';
import { PasteListButton } from '../../quote-list/PasteList.tsx';
import { buttonProps } from '../../ui/button-class.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './PromoBanner.module.css';

export function PromoBanner() {
  return (
    <div className={styles.banner} data-theme="dark">
      <Carousel
        label={bannerName}
        slides={bannerSlides}
        renderSlide={(slide, isDue) => <Slide slide={slide} isDue={isDue} />}
        intervalMs={timings.banner}
      />
    </div>
  );
}

function Slide({ slide, isDue }: { slide: BannerSlide; isDue: boolean }) {
  return (
    <div className={styles.slide}>
      <div className={styles.frame}>
        {isDue && (
          <Picture
            {...bannerPicture}
            className={`cover ${styles.picture}`}
            src={slide.imageSrc}
            alt={slide.alt}
            width={640}
            height={240}
            priority={slide === bannerSlides[0]}
          />
        )}
      </div>
      <div className={`page-width ${styles.text}`}>
        <h2 className={styles.heading}>{slide.heading}</h2>
        <p className={styles.lead}>{slide.text}</p>
        {slide.action === 'paste-list' ? (
          <PasteListButton variant="primary" size="large" />
        ) : (
          <SiteLink to={slide.action} {...buttonProps({ variant: 'primary', size: 'large' })}>
            {slide.action.label}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
