import { timings } from '../../config.ts';
import { type BannerSlide, bannerPicture, bannerSlides } from '../../content/banners.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { PasteListButton } from '../../quote-list/PasteListButton.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './PromoBanner.module.css';

export function PromoBanner() {
  return (
    <div className={styles.banner} data-theme="dark">
      <Carousel
        label="Promociones"
        slides={bannerSlides}
        slideKey={(slide) => slide.id}
        renderSlide={(slide, { load }) => <Slide slide={slide} load={load} />}
        intervalMs={timings.banner}
        arrowKeys
      />
    </div>
  );
}

function Slide({ slide, load }: { slide: BannerSlide; load: boolean }) {
  const first = slide === bannerSlides[0];
  return (
    <div className={styles.slide}>
      <div className={styles.frame}>
        {load && (
          <Picture
            className={styles.picture}
            src={slide.imageSrc}
            alt={slide.alt}
            widths={bannerPicture.widths}
            sizes={bannerPicture.sizes}
            width={640}
            height={240}
            priority={first}
          />
        )}
      </div>
      <div className={`page-width ${styles.text}`}>
        <h2 className={styles.heading}>{slide.heading}</h2>
        <p className={styles.lead}>{slide.text}</p>
        {slide.action === 'paste-list' ? (
          <PasteListButton variant="primary" size="large" />
        ) : (
          <SiteLink
            to={slide.action}
            className={buttonClass({ variant: 'primary', size: 'large' })}
          >
            {slide.action.label}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
